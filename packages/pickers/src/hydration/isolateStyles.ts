const pressableStyle = 'react-aria-pressable-style';

/**
 * Keeps react-aria from adding a style element, which a strict security policy refuses and reports; its one rule stands in
 * our style sheets. It adds none where the id is taken: https://github.com/adobe/react-spectrum/issues/8273
 */
export function isolateStyles(): void {
  if (document.getElementById(pressableStyle)) return;
  const placeholder = document.createElement('meta');
  placeholder.id = pressableStyle;
  document.head.append(placeholder);
}
