import { codeBoard, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

/** JSON that was highlighted at build, on a night surface of its own. */
export function JsonBoard({ html }: { html: string }) {
  return (
    <div css={[codeBoard, highlighted]} data-print="plain">
      <Highlighted html={html} />
    </div>
  );
}
