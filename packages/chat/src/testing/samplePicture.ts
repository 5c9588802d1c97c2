/** A drawing in the place of a picture, as its own address. */
export const samplePicture = (id: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="${id === 'balcony' ? '#b9d3c2' : '#d9cfbd'}"/><path d="M0 190h320v50H0z" fill="#a58f72"/><path d="M40 120h140v70H40z" fill="#6f8f86"/><path d="M220 40h70v90h-70z" fill="#f4efe2"/></svg>`,
  )}`;
