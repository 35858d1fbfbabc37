/** Runs one named step and prints its time; a failing step says what to do. */
export async function step(name, advice, work) {
  const started = performance.now();
  try {
    const outcome = await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${typeof outcome?.said === 'string' ? outcome.said : 'done'} (${seconds} s)`);
    return outcome;
  } catch (error) {
    console.error(`${name}: failed. ${advice}`);
    console.error(isSentence(error) ? error.message : error);
    process.exit(1);
  }
}

/** Errors of ours that people cause are one sentence; where they come from helps nobody. */
function isSentence(error) {
  return error instanceof Error && /^[A-Z][^\n]*\.$/.test(error.message);
}
