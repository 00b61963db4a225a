import styled from '@emotion/styled';
import { size } from '../../theme/tokens';

/** The width of the page, with its gutters. */
export const Container = styled('div')({
  maxWidth: size.page,
  marginInline: 'auto',
  paddingInline: size.gutter,
});
