/** Lets the benchmark ask how much processor time this process has used, in seconds, and how much memory it holds, in bytes. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() });
});
process.channel.unref();
