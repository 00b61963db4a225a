import { css } from '@emotion/react';
import { LineDiagram } from '../../diagrams/line/LineDiagram';
import { space } from '../../theme/tokens';
import { CodeBoard } from '../code/CodeBoard';
import { Prose } from '../prose/Prose';

/** A part of an article: HTML, a request or a diagram. */
type ArticlePart = Queries.ArticlePageQuery['article']['parts'][number];

const between = css({ margin: `${space(5.5)} 0` });
// Same distance above a heading after a diagram as after text.
const parts = css({ '& > * + * > h2:first-of-type': { marginTop: space(13) } });

function Part({ part: { html, snippets, lifecycle } }: { part: ArticlePart }) {
  if (html !== null) return <Prose html={html} />;
  return (
    <div css={between}>
      {snippets.length > 0 ? <CodeBoard samples={snippets} legend="Language of the example" /> : null}
      {lifecycle ? <LineDiagram data={lifecycle} column /> : null}
    </div>
  );
}

/** The text of an article with its requests and diagrams. */
export default function ArticleBody({ body }: { body: readonly ArticlePart[] }) {
  return (
    <div css={parts}>
      {body.map((part, index) => (
        <Part key={String(index)} part={part} />
      ))}
    </div>
  );
}
