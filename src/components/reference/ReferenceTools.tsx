import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { store, stored } from '../../lib/code/code-language';
import { builtHtml } from '../../lib/security/trusted-types';
import { color, space, text, wrapping } from '../../theme/tokens';
import { smallPill } from '../link/pill';
import { scriptOnly } from '../script-only';

const tools = css({
  ...wrapping,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(3),
  ...text.caption,
  color: color.ink2,
});

/** The addresses of the API. */
export type Environments = { readonly api: string; readonly sandbox_api: string };

/** Where the choice of an environment is stored. */
const environmentKey = 'environment';

const details = '[data-island="api-resource"] details';
/** Not on a page whose lists are all short. */
const foldButton = css(smallPill, { [`main:not(:has(${details})) &`]: { display: 'none' } });

/** Of requests and responses, except simulations, which only the sandbox has. */
const code = '[data-island="api-resource"] > div > :not([aria-labelledby="sandbox"]) pre code';

/** Shows the page's requests for an environment: its address, and the variable with its key. */
function showRequests(environment: string, { api, sandbox_api }: Environments): void {
  const names = [
    [sandbox_api, api],
    ['_SANDBOX_API_KEY', '_API_KEY'],
  ].map((pair) => (environment === 'production' ? pair : pair.reverse()));
  for (const element of document.querySelectorAll(code)) {
    const html = names.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), element.innerHTML);
    element.innerHTML = builtHtml(html) as string;
  }
}

/** What readers set for a page of the reference: the environment of its requests, and whether all its lists are open. */
export function ReferenceTools({ environments }: { environments: Environments }) {
  const select = useRef<HTMLSelectElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { current } = select;
    if (!current) return;
    // Unless it has been changed already.
    if (current.value === 'sandbox') current.value = stored(environmentKey) ?? 'sandbox';
    if (current.value === 'production') showRequests('production', environments);
  }, [environments]);
  const choose = (environment: string) => {
    store(environmentKey, environment);
    showRequests(environment, environments);
  };
  const fold = () => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>(details)) list.open = !isOpen;
    setOpen(!isOpen);
  };
  return (
    <div css={[tools, scriptOnly]}>
      <label>
        Requests for{' '}
        <select
          ref={select}
          css={smallPill}
          autoComplete="off"
          onChange={({ target }) => choose(target.value)}
        >
          <option value="sandbox">the sandbox</option>
          <option value="production">production</option>
        </select>
      </label>
      <button type="button" css={foldButton} onClick={fold}>
        {isOpen ? 'Collapse all' : 'Expand all'}
      </button>
    </div>
  );
}
