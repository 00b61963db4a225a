/** @jest-environment jsdom */
import { copyText } from './clipboard';

class Item {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

/** A clipboard like Safari's, which refuses everything once the click is handled. */
function safariClipboard() {
  const state = { isClick: true, content: '' };
  const refuse = () => {
    if (!state.isClick) throw new DOMException('Not allowed', 'NotAllowedError');
  };
  const clipboard = {
    writeText: async (text: string) => {
      refuse();
      state.content = text;
    },
    write: async ([item]: Item[]) => {
      refuse();
      const blob = await item?.data['text/plain'];
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.onload = resolve;
        reader.readAsText(blob as Blob);
      });
      state.content = String(reader.result);
    },
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return state;
}

const globals = globalThis as { ClipboardItem?: unknown };
beforeEach(() => {
  globals.ClipboardItem = Item;
});
afterEach(() => {
  delete globals.ClipboardItem;
});

test('a text that arrives after the click is copied in Safari', async () => {
  const clipboard = safariClipboard();
  let arrive = (_text: string) => {};
  const copied = copyText(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  clipboard.isClick = false;
  arrive('# FedACH');
  expect(await copied).toBe('Copied');
  expect(clipboard.content).toBe('# FedACH');
});

test('a text that never arrives is not copied', async () => {
  safariClipboard();
  expect(await copyText(Promise.reject(new Error('offline')))).toBe('Could not be copied');
});

test('a refusal is reported once, even if the text then fails to load', async () => {
  safariClipboard().isClick = false;
  let fail = (_error: Error) => {};
  const copied = copyText(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  expect(await copied).toBe('Could not be copied');
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  fail(new Error('offline'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('without promises in the clipboard, the text is written when it arrives', async () => {
  delete globals.ClipboardItem;
  const clipboard = safariClipboard();
  expect(await copyText(Promise.resolve('# FedACH'))).toBe('Copied');
  expect(clipboard.content).toBe('# FedACH');
});
