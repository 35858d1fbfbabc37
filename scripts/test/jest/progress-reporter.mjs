import { appendFileSync } from 'node:fs';

/* Jest reporter: a line for each test file found and finished, for the progress of `npm test`. */
export default class ProgressReporter {
  #file = process.env['RESORT_PROGRESS'];

  #say(line) {
    if (this.#file) appendFileSync(this.#file, `${line}\n`);
  }

  onRunStart({ numTotalTestSuites }) {
    this.#say(`files ${numTotalTestSuites}`);
  }

  onTestResult(_test, { numPassingTests, numFailingTests }) {
    this.#say(`done ${numPassingTests} ${numFailingTests}`);
  }
}
