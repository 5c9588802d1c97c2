/** Makes so many requests from so many clients at once, each after its last answer: how long each took, in milliseconds. */
export async function timeRequests({ url, nextRequest, clients, count }) {
  const taken = [];
  let made = 0;
  const work = async () => {
    while (made < count) {
      made += 1;
      const { path, ...options } = nextRequest();
      const startedAt = performance.now();
      const answer = await fetch(`${url}${path}`, { redirect: 'manual', ...options });
      await answer.arrayBuffer();
      taken.push(performance.now() - startedAt);
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return taken;
}
