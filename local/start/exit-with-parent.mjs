/** Preloaded (`node --import`) by child processes that must exit with their parent. */
process.on('disconnect', () => process.exit(1));
if (process.channel) process.channel.unref();
