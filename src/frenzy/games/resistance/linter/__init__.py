"""Is a mission sound? Everything that can be said of its file without playing it; a problem names the field."""
