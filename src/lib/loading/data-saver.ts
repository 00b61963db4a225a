type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the visitor saves data or has a slow line, so that nothing should be fetched that hasn't been asked for. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
