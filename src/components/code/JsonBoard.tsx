import { codeBoard, codeTitle, highlighted } from './code-styles';
import { Highlighted } from './Highlighted';

/** JSON highlighted at build time, on a dark surface. */
export function JsonBoard({ title, html }: { title: string; html: string }) {
  return (
    <div css={[codeBoard, highlighted]} data-print="plain">
      <p css={codeTitle}>{title}</p>
      <Highlighted html={html} />
    </div>
  );
}
