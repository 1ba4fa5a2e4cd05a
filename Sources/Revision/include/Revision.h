extern const char *_Nonnull const builtRevision;
