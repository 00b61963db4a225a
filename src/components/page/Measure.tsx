import styled from '@emotion/styled';
import { size, space } from '../../theme/tokens';

/** A column that is comfortable to read. */
export const Measure = styled('div')({
  maxWidth: size.article,
  paddingTop: space(10),
  '& > * + *': { marginTop: space(8) },
});
