import type { Plugin } from 'vite';
import { configureScreenTests } from '../../vitest.screens.config.ts';

/** The document of a frame that tests play: it says what it's told to, and notes what it hears. */
const DOCUMENT = `<!doctype html><title>Frame</title><script>
  window.heard = [];
  window.ports = [];
  window.say = (message, target) => (target ?? parent).postMessage(message, location.origin);
  window.onmessage = ({ data, ports: [port] }) => {
    heard.push(data);
    if (!port) return;
    ports.push(port);
    port.onmessage = (event) => heard.push(event.data);
  };
</script>`;

const playedFrames: Plugin = {
  name: 'played-frames',
  configureServer(server) {
    server.middlewares.use('/embed/v1', (_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(DOCUMENT);
    });
  },
};

export default configureScreenTests('embeds', { plugins: [playedFrames] });
