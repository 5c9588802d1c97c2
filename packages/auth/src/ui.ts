export { ModeSwitch, type ModeSwitchProps } from './ui/ModeSwitch.tsx';
