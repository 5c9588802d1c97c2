import * as styles from './Slider.css.ts';

interface SliderFillProps {
  min: number;
  max: number;
  from: number;
  to: number;
}

/** The line a thumb moves on, with the part that is chosen drawn over it; a drawing, since it needs no style attribute. */
export function SliderFill({ min, max, from, to }: SliderFillProps) {
  const place = (value: number) => (max > min ? ((value - min) / (max - min)) * 100 : 0);
  return (
    <svg aria-hidden="true" className={styles.line}>
      <rect width="100%" height="100%" rx="2" className={styles.whole} />
      <rect
        x={`${place(from)}%`}
        width={`${place(to) - place(from)}%`}
        height="100%"
        className={styles.chosen}
      />
    </svg>
  );
}
