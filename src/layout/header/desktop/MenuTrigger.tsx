import { Icon } from '../../../components/icon/Icon';
import type { MenuData } from '../menu-data';
import * as styles from './desktop-styles';

type MenuTriggerProps = {
  menu: MenuData;
  open: boolean;
  /** The page that is shown is one of this menu's. */
  current: boolean;
  /** Called on click and on Enter or Space, which make a click without a pointer. */
  onPress: (byKey: boolean) => void;
};

/** The id by which a trigger names its panel. */
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
