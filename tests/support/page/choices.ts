import { expect, type Locator } from '@playwright/test';

/**
 * Chooses an option of the focused list by typing its first letters, as with a keyboard alone. Browsers begin another search after a
 * second without a key, which a busy machine may reach between two of them: then it's typed again.
 * @param value of the option
 */
export async function typeChoice(list: Locator, letters: string, value: string): Promise<void> {
  await expect(list).toBeFocused();
  await expect(async () => {
    await list.page().keyboard.type(letters);
    await expect(list).toHaveValue(value, { timeout: 1000 });
  }).toPass({ intervals: [1500] });
}
