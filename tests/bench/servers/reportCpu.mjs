/** Lets the benchmark ask how much processor time this process has used, in seconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6 });
});
process.channel.unref();
