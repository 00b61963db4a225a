import { Icon } from '../../../components/icon/Icon';
import type { MenuData } from '../menu-data';
import * as styles from './desktop-styles';

type MenuTriggerProps = {
  menu: MenuData;
  open: boolean;
  /** Whether the current page is in this menu. */
  current: boolean;
  /** Called on click, Enter and Space; a key makes a click without a pointer. */
  onPress: (byKey: boolean) => void;
};

/** The id of a menu's panel, for aria-controls. */
export const panelId = (menu: Pick<MenuData, 'id'>): string => `menu-${menu.id}`;

/** The button that opens a menu. */
export function MenuTrigger({ menu, open, current, onPress }: MenuTriggerProps) {
  return (
    <button
      type="button"
      css={styles.trigger}
      aria-expanded={open}
      aria-controls={panelId(menu)}
      data-current={current || undefined}
      data-bar
      onClick={(event) => onPress(event.detail === 0)}
    >
      {menu.name}
      <Icon name="chevronDown" />
    </button>
  );
}
