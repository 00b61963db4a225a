import { closed, type MenuAction, type MenuState, menuReducer } from './menu-state';

const hover = (menu: 'products' | 'solutions'): MenuAction => ({ type: 'hover', menu });
const move = (menu: 'products' | 'solutions'): MenuAction => ({ type: 'move', menu });
const click = (menu: 'products' | 'solutions'): MenuAction => ({ type: 'press', menu, byKey: false });
const enter = (menu: 'products' | 'solutions'): MenuAction => ({ type: 'press', menu, byKey: true });
const down = (menu: 'products' | 'solutions'): MenuAction => ({ type: 'show', menu });
const close: MenuAction = { type: 'close' };

const after = (...actions: MenuAction[]): MenuState => actions.reduce(menuReducer, closed);
const products: Partial<MenuState> = { open: 'products', slides: false };
const solutions: Partial<MenuState> = { open: 'solutions', slides: true };

test.each<[string, MenuAction[], Partial<MenuState>]>([
  ['hovering opens', [hover('products')], { ...products, pinned: false }],
  ['a click opens on purpose', [click('products')], { ...products, pinned: true }],
  ['Enter opens on purpose', [enter('products')], { ...products, pinned: true }],
  ['the down arrow opens on purpose', [down('products')], { ...products, pinned: true }],
  ['a second click closes', [click('products'), click('products')], closed],
  ['a second Enter closes', [enter('products'), enter('products')], closed],
  [
    'a click on what hovering opened keeps it',
    [hover('products'), click('products')],
    { ...products, pinned: true },
  ],
  ['and a second click closes it', [hover('products'), click('products'), click('products')], closed],
  ['Enter on what hovering opened closes it', [hover('products'), enter('products')], closed],
  [
    'hovering what is open changes nothing',
    [click('products'), hover('products')],
    { ...products, pinned: true },
  ],
  [
    'the panel slides to another menu by hovering',
    [hover('products'), move('solutions')],
    { ...solutions, pinned: false },
  ],
  ['and by a click', [click('products'), click('solutions')], { ...solutions, pinned: true }],
  ['and by the down arrow', [hover('products'), down('solutions')], { ...solutions, pinned: true }],
  [
    'once closed it does not slide',
    [hover('products'), close, hover('solutions')],
    { open: 'solutions', slides: false },
  ],
  ['a late move opens nothing after Escape', [hover('products'), close, move('solutions')], closed],
  ['closing closes what hovering opened', [hover('products'), close], closed],
  ['closing closes what was opened on purpose', [click('products'), close], closed],
  ['closing twice is closing', [close, close], closed],
])('%s', (_what, actions, state) => {
  expect(after(...actions)).toEqual(expect.objectContaining(state));
});
