/** Opens the share dialog over any screen; its code is loaded only now. */
export async function openShare(
  document: { readonly [field: string]: unknown },
  title?: string,
): Promise<void> {
  const { showShare } = await import('./share-dialog.tsx');
  showShare(document, title);
}
