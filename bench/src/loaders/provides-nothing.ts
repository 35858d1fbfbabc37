/* In the place of the shell's list of what it gives to remotes: here there are none, or each brings what it uses. */
export {};
