/** Whether a page of another site asks: a browser names it. */
export const isForeign = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== new URL(request.url).origin;
};
