/**
 * True for what the router throws to send the reader elsewhere: an object, not an Error, with the new
 * address in `uri` (`RedirectRequest` of @gatsbyjs/reach-router). It is a way to navigate, not a failure.
 * Read by shape, so that the error screen does not depend on the router's own class.
 */
export function isRedirect(thrown: unknown): thrown is { uri: string } {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    !(thrown instanceof Error) &&
    'uri' in thrown &&
    typeof thrown.uri === 'string'
  );
}
