/**
 * The JSON at an address of this site. Rejects when the network fails, the server answers with an error, or the answer is no
 * JSON, such as the page that some hosts send in place of a missing file.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
