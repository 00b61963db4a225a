/**
 * Fetches JSON from this site. Rejects if the network fails, the server responds with an error, or the response isn't JSON,
 * such as the page that some hosts return for a missing file.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
