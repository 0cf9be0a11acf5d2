/** Loaded before a program (`node --import`) that must not outlive the one that started it. */
process.on('disconnect', () => process.exit(1));
if (process.channel) process.channel.unref();
