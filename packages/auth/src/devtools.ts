export { AuthPanel, type AuthPanelProps } from './devtools/AuthPanel.tsx';
export { type MountedPanelProps, mountAuthPanel } from './devtools/mountAuthPanel.tsx';
