interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether somebody saves data, or has a connection as slow as 3G. */
export function isConnectionSaving(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
