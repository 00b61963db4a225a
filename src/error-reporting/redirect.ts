/**
 * Whether the router has thrown a redirect: an object, not an Error, with the new address in `uri` (`RedirectRequest` of
 * @gatsbyjs/reach-router). Checks the shape, so that the error screen doesn't depend on the router's class.
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
