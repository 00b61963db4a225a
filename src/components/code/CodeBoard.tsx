import { CodeTabs, type CodeTabsProps } from './CodeTabs';
import { codeBoard, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

/** A snippet in several languages on a night surface of its own; in one alone, there is nothing to choose. */
export function CodeBoard(props: CodeTabsProps) {
  const [first, second] = props.samples;
  return (
    <div css={[codeBoard, highlighted]} data-print="plain">
      {first && !second ? <Highlighted html={first.html} /> : <CodeTabs {...props} />}
    </div>
  );
}
