/** Every semantic token as a reference to its CSS variable. */
export const vars = {
  space: {
    xxs: 'var(--sewa-space-xxs)',
    xs: 'var(--sewa-space-xs)',
    s: 'var(--sewa-space-s)',
    m: 'var(--sewa-space-m)',
    l: 'var(--sewa-space-l)',
    xl: 'var(--sewa-space-xl)',
    xxl: 'var(--sewa-space-xxl)',
    xxxl: 'var(--sewa-space-xxxl)',
    huge: 'var(--sewa-space-huge)',
  },
  size: {
    iconS: 'var(--sewa-size-icon-s)',
    iconM: 'var(--sewa-size-icon-m)',
    iconL: 'var(--sewa-size-icon-l)',
    contentNarrow: 'var(--sewa-size-content-narrow)',
    content: 'var(--sewa-size-content)',
    target: 'var(--sewa-size-target)',
    targetS: 'var(--sewa-size-target-s)',
  },
  radius: {
    pill: 'var(--sewa-radius-pill)',
    s: 'var(--sewa-radius-s)',
    m: 'var(--sewa-radius-m)',
    l: 'var(--sewa-radius-l)',
  },
  font: {
    body: 'var(--sewa-font-body)',
    heading: 'var(--sewa-font-heading)',
  },
  fontSize: {
    xs: 'var(--sewa-font-size-xs)',
    s: 'var(--sewa-font-size-s)',
    m: 'var(--sewa-font-size-m)',
    l: 'var(--sewa-font-size-l)',
    xl: 'var(--sewa-font-size-xl)',
    xxl: 'var(--sewa-font-size-xxl)',
    xxxl: 'var(--sewa-font-size-xxxl)',
    display: 'var(--sewa-font-size-display)',
  },
  lineHeight: {
    tight: 'var(--sewa-line-height-tight)',
    normal: 'var(--sewa-line-height-normal)',
    relaxed: 'var(--sewa-line-height-relaxed)',
  },
  fontWeight: {
    regular: 'var(--sewa-font-weight-regular)',
    medium: 'var(--sewa-font-weight-medium)',
    semibold: 'var(--sewa-font-weight-semibold)',
    bold: 'var(--sewa-font-weight-bold)',
  },
  duration: {
    fast: 'var(--sewa-duration-fast)',
    normal: 'var(--sewa-duration-normal)',
    slow: 'var(--sewa-duration-slow)',
  },
  easing: {
    standard: 'var(--sewa-easing-standard)',
    enter: 'var(--sewa-easing-enter)',
    exit: 'var(--sewa-easing-exit)',
  },
  color: {
    bg: {
      page: 'var(--sewa-color-bg-page)',
      surface: 'var(--sewa-color-bg-surface)',
      sunken: 'var(--sewa-color-bg-sunken)',
      raised: 'var(--sewa-color-bg-raised)',
      inverse: 'var(--sewa-color-bg-inverse)',
      accent: 'var(--sewa-color-bg-accent)',
      accentHover: 'var(--sewa-color-bg-accent-hover)',
      accentPressed: 'var(--sewa-color-bg-accent-pressed)',
      accentSubtle: 'var(--sewa-color-bg-accent-subtle)',
      danger: 'var(--sewa-color-bg-danger)',
      dangerHover: 'var(--sewa-color-bg-danger-hover)',
      infoSubtle: 'var(--sewa-color-bg-info-subtle)',
      successSubtle: 'var(--sewa-color-bg-success-subtle)',
      warningSubtle: 'var(--sewa-color-bg-warning-subtle)',
      dangerSubtle: 'var(--sewa-color-bg-danger-subtle)',
      scrim: 'var(--sewa-color-bg-scrim)',
    },
    text: {
      default: 'var(--sewa-color-text-default)',
      muted: 'var(--sewa-color-text-muted)',
      accent: 'var(--sewa-color-text-accent)',
      onAccent: 'var(--sewa-color-text-on-accent)',
      onDanger: 'var(--sewa-color-text-on-danger)',
      inverse: 'var(--sewa-color-text-inverse)',
      info: 'var(--sewa-color-text-info)',
      success: 'var(--sewa-color-text-success)',
      warning: 'var(--sewa-color-text-warning)',
      danger: 'var(--sewa-color-text-danger)',
    },
    border: {
      default: 'var(--sewa-color-border-default)',
      strong: 'var(--sewa-color-border-strong)',
      accent: 'var(--sewa-color-border-accent)',
      danger: 'var(--sewa-color-border-danger)',
      focus: 'var(--sewa-color-border-focus)',
    },
    brand: {
      bar: 'var(--sewa-color-brand-bar)',
    },
  },
  shadow: {
    s: 'var(--sewa-shadow-s)',
    m: 'var(--sewa-shadow-m)',
    l: 'var(--sewa-shadow-l)',
  },
} as const;

/** Widths in CSS pixels from which a layout may change. */
export const breakpoints = { s: 480, m: 768, l: 1024, xl: 1280 } as const;

/** The page's colour in each theme as a value, for places that take no variable: a browser's own frame. */
export const pageColors = { light: '#fafaf7', dark: '#0b1410' } as const;

/** What the look follows: each key is an attribute `data-{key}` of an element, each list its values, the default first. */
export const modifiers = {
  theme: ['light', 'dark'],
  contrast: ['normal', 'more'],
  density: ['comfortable', 'compact'],
  mode: ['consumer', 'business'],
} as const;
