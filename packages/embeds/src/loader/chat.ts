import { runLoader } from './runLoader.ts';

runLoader({ name: 'chat', title: 'Messages', link: 'Message us', button: 'Message us' });
