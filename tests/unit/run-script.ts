/** Runs a script as the browser runs an inline script. */
export function runScript(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
  script.remove();
}
