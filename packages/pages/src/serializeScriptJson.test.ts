import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeScriptJson } from './serializeScriptJson.ts';

test('no value can end the script it stands in, and every value reads back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = serializeScriptJson({ value, trap: '</script><!--<script>\u2028' });
      expect(text).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(
        JSON.parse(JSON.stringify({ value, trap: '</script><!--<script>\u2028' })),
      );
    }),
  );
});
