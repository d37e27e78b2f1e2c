/** The card that the viewer looks at in the bar: the board shows where it could go. */
export const looked = $state<{ card: string | null }>({ card: null });
