import { runLoader } from './runLoader.ts';

runLoader({
  name: 'calculator',
  title: 'Rental cost calculator',
  link: 'Rental cost calculator',
  button: null,
});
