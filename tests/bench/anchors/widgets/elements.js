const namespace = 'http://www.w3.org/2000/svg';

/** An element with a class and children, as nothing but the DOM makes it. */
export function make(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

/** An SVG of one path. */
export function sketch(path) {
  const drawing = document.createElementNS(namespace, 'svg');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' };
  for (const [name, value] of Object.entries({ ...attributes, class: 'icon', 'aria-hidden': 'true' })) {
    drawing.setAttribute(name, value);
  }
  drawing.append(line);
  return drawing;
}
