/** Parts of the navigation's data that its components pass on. */
export type MenuData = Queries.MenuFragment;
export type MenuId = MenuData['id'];
export type LinkData = Queries.NavigationLinkFragment;
