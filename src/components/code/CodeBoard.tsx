import { CodeTabs, type CodeTabsProps } from './CodeTabs';
import { codeBoard, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

/** A snippet on a dark surface, with tabs if it has more than one language. */
export function CodeBoard(props: CodeTabsProps) {
  const [first, second] = props.samples;
  return (
    <div css={[codeBoard, highlighted]} data-print="plain">
      {first && !second ? <Highlighted html={first.html} /> : <CodeTabs {...props} />}
    </div>
  );
}
