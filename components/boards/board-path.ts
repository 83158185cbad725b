/** Path of the boards. */
export const BOARDS_PATH = '/market/boards';

export function boardHref(id: string): string {
  return `${BOARDS_PATH}/${id}`;
}
